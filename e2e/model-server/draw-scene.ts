import sharp from 'sharp';

/** The bytes of a landscape photo that depends on the number: hills below a sun, which make cropping easy to see. */
export function drawScene(number: number, width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') {
  const hue = (number * 67) % 360;
  const hill = (at: number, light: number) => {
    const top = height * (0.45 + at * 0.14);
    const wave = Array.from({ length: 9 }, (_, step) => {
      const x = (width * step) / 8;
      const y = top + Math.sin(step * 1.3 + at * 2 + number) * height * 0.07;
      return `${x.toFixed(0)},${y.toFixed(0)}`;
    });
    return `<polygon points="0,${height} ${wave.join(' ')} ${width},${height}" fill="hsl(${hue + at * 18}, 38%, ${light}%)"/>`;
  };
  const radius = Math.min(width, height) * 0.11;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue + 190}, 55%, 62%)"/><stop offset="0.6" stop-color="hsl(${hue + 40}, 70%, 84%)"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${width * 0.62}" cy="${height * 0.3}" r="${radius}" fill="hsl(${hue + 45}, 90%, 88%)"/>
    ${hill(0, 58)}${hill(1, 44)}${hill(2, 30)}${hill(3, 19)}
  </svg>`;
  return sharp(Buffer.from(svg)).toFormat(format, { quality: 86 }).toBuffer();
}
