import { type RefObject, useEffect } from 'react';

/**
 * Opens the dialog and requests full screen; leaving one leaves the other. A windowed dialog goes in and out of full
 * screen with F instead, because a browser leaves full screen when it opens the presenter view.
 */
export function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, isWindowed: boolean): void {
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    if (!shown.open) shown.showModal();
    shown.focus();
    // Denied in frames without permission, and unsupported on phones: filling the window is enough.
    const enter = () => void document.documentElement.requestFullscreen?.().catch(() => {});
    const exit = () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {}));
    const change = () => {
      if (!document.fullscreenElement) shown.close();
    };
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'f' || ctrlKey || metaKey || altKey) return;
      if (document.fullscreenElement) exit();
      else enter();
    };
    if (isWindowed) window.addEventListener('keydown', press);
    else {
      enter();
      document.addEventListener('fullscreenchange', change);
    }
    return () => {
      window.removeEventListener('keydown', press);
      document.removeEventListener('fullscreenchange', change);
      exit();
    };
  }, [dialog, isWindowed]);
}
