import { dataUrl } from './picture-attacks';

/** Drawings as common programs write them, each with the colour that is expected at one point of the result. */
export type SvgSample = { name: string; svg: string; at: { x: number; y: number }; colour: [number, number, number] };

/** 2 × 2 pixels of pure green. */
const GREEN_PNG = dataUrl(
  'image/png',
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNg+M8AQhAKABvyA/3vqwwGAAAAAElFTkSuQmCC',
    'base64',
  ),
);

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="88" height="20" role="img" aria-label="build: passing"><title>build: passing</title><linearGradient id="s" x2="0" y2="100%"><stop offset="0" stop-color="#bbb" stop-opacity=".1"/><stop offset="1" stop-opacity=".1"/></linearGradient><clipPath id="r"><rect width="88" height="20" rx="3" fill="#fff"/></clipPath><g clip-path="url(#r)"><rect width="37" height="20" fill="#555"/><rect x="37" width="51" height="20" fill="#4c1"/><rect width="88" height="20" fill="url(#s)"/></g><g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" text-rendering="geometricPrecision" font-size="110"><text aria-hidden="true" x="195" y="150" fill="#010101" fill-opacity=".3" transform="scale(.1)" textLength="270">build</text><text x="195" y="140" transform="scale(.1)" fill="#fff" textLength="270">build</text></g></svg>`;

const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="60mm" height="40mm" viewBox="0 0 60 40" version="1.1" id="svg5" inkscape:version="1.3.2"
  sodipodi:docname="logo.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="1.5"/>
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#ff0000;stop-opacity:1" offset="0"/><stop style="stop-color:#ff0000;stop-opacity:1" offset="1"/></linearGradient>
    <linearGradient xlink:href="#linearGradient1" id="linearGradient2" x1="0" y1="0" x2="60" y2="0" gradientUnits="userSpaceOnUse"/>
    <filter style="color-interpolation-filters:sRGB" inkscape:label="Drop Shadow" id="filter3" x="-0.1" y="-0.1" width="1.3" height="1.3">
      <feFlood result="flood" in="SourceGraphic" flood-opacity="0.5" flood-color="rgb(0,0,0)"/>
      <feGaussianBlur result="blur" in="SourceGraphic" stdDeviation="2.0"/>
      <feOffset result="offset" in="blur" dx="2" dy="2"/>
      <feComposite result="comp1" operator="in" in="flood" in2="offset"/>
      <feComposite result="comp2" operator="over" in="SourceGraphic" in2="comp1"/>
    </filter>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><svg:rect style="fill:url(#linearGradient2);stroke:none;filter:url(#filter3)" id="rect1" width="40" height="25" x="8" y="6"/></g>
</svg>`;

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve">
<style type="text/css">
	@import url('https://fonts.example/css2?family=Inter:wght@400;700&amp;display=swap');
	/* colours */ .st0{clip-path:url(#SVGID_2_);fill:#0000FF;}
	.st1{opacity:0.6;fill:none;stroke:#231F20;stroke-miterlimit:10;font-family:'MyriadPro-Regular';}
</style>
<switch>
	<foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"></foreignObject>
	<g><defs><circle id="SVGID_1_" cx="100" cy="50" r="45"/></defs>
	<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
	<rect class="st0" width="200" height="100"/><path class="st1" d="M10,10c20,0,20,30,40,30s20-30,40-30"/></g>
</switch></svg>`;

const FIGMA = `<svg width="240" height="160" viewBox="0 0 240 160" fill="none" xmlns="http://www.w3.org/2000/svg">
<g filter="url(#filter0_d_1_2)"><rect x="20" y="16" width="200" height="120" rx="12" fill="#FF8800"/></g>
<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="240" height="160"><circle cx="40" cy="40" r="10" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_1_2)"><rect x="20" y="20" width="40" height="40" fill="white"/></g>
<defs><filter id="filter0_d_1_2" x="16" y="16" width="208" height="128" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter></defs></svg>`;

const EMBEDDED = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64"><image width="64" height="64" preserveAspectRatio="none" style="image-rendering:pixelated" xlink:href="${GREEN_PNG}"/></svg>`;

const ICONS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use href="#dot" x="0" y="0" width="30" height="30" fill="#f0f"/><use href="#dot" x="30" y="0" width="30" height="30" fill="#0ff"/></svg>`;

const TILES = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><defs><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#800000"/></pattern><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4"><path d="M0 0L10 5L0 10z"/></marker></defs><rect width="100" height="100" fill="url(#p)"/><path d="M10 80H60" stroke="#fff" marker-end="url(#m)"/></svg>`;

const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="4000" viewBox="0 0 6000 4000"><rect width="6000" height="4000" fill="#00f"/><circle cx="3000" cy="2000" r="500" fill="#ff0"/></svg>`;

const NESTED = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><image width="50" height="50" href="${dataUrl('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#123456"/></svg>'))}"/></svg>`;

export const SVG_SAMPLES: readonly SvgSample[] = [
  { name: 'a badge', svg: BADGE, at: { x: 84, y: 10 }, colour: [62, 184, 15] },
  { name: 'Inkscape with gradient and drop shadow', svg: INKSCAPE, at: { x: 100, y: 70 }, colour: [255, 0, 0] },
  { name: 'Illustrator with classes and clip path', svg: ILLUSTRATOR, at: { x: 100, y: 70 }, colour: [0, 0, 255] },
  { name: 'Figma with drop shadow and mask', svg: FIGMA, at: { x: 120, y: 80 }, colour: [255, 136, 0] },
  { name: 'an embedded PNG', svg: EMBEDDED, at: { x: 32, y: 32 }, colour: [0, 255, 0] },
  { name: 'symbols', svg: ICONS, at: { x: 45, y: 15 }, colour: [0, 255, 255] },
  { name: 'a pattern and a marker', svg: TILES, at: { x: 50, y: 20 }, colour: [128, 0, 0] },
  { name: 'a poster larger than a card', svg: POSTER, at: { x: 1000, y: 667 }, colour: [255, 255, 0] },
  { name: 'an embedded SVG', svg: NESTED, at: { x: 25, y: 25 }, colour: [18, 52, 86] },
];
