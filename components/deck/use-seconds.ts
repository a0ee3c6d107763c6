import { useEffect, useState } from 'react';
import { messagesInUse } from '@/lib/words/messages-in-use';

/** The seconds since the start or the last restart without pauses, and the time of day. Updates each second. */
export function useSeconds() {
  const [start, setStart] = useState(() => Date.now());
  const [current, setCurrent] = useState(start);
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setCurrent(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const restart = () => {
    setStart(Date.now());
    setCurrent(Date.now());
    setPausedAt((now) => (now === null ? null : Date.now()));
  };
  const togglePause = () => {
    if (pausedAt !== null) setStart(start + Date.now() - pausedAt);
    setPausedAt(pausedAt === null ? Date.now() : null);
  };
  const now = new Intl.DateTimeFormat(messagesInUse().locale, { hour: 'numeric', minute: '2-digit' }).format(current);
  const elapsed = Math.max(0, Math.floor(((pausedAt ?? current) - start) / 1000));
  return { elapsed, now, restart, isPaused: pausedAt !== null, togglePause };
}

/** `5:07`, or `1:02:09` from an hour on. */
export function formatElapsed(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
