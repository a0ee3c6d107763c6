/** Two cards and a split line. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="4" y="3" width="24" height="10" rx="2.5" fill="currentColor" />
      <rect x="4" y="19" width="24" height="10" rx="2.5" fill="currentColor" />
      <path d="M1 16h30" stroke="var(--accent)" strokeWidth="2" strokeDasharray="4 2.5" fill="none" />
    </svg>
  );
}
