/** The number of places an arrow key moves in a grid; null for every other key. */
export function gridStep(key: string, { columns, isRtl = false }: { columns: number; isRtl?: boolean }): number | null {
  switch (key) {
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    case 'ArrowRight':
      return isRtl ? -1 : 1;
    case 'ArrowLeft':
      return isRtl ? 1 : -1;
    default:
      return null;
  }
}
