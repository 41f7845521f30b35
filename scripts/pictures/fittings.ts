import { Art } from './art.ts';
import { P, darker, lighter, mix } from './color.ts';

/** A scalloped striped awning; x, y is its top left corner on the wall. */
export function awning(a: Art, x: number, y: number, w: number, h: number, color: string, other: string = P.cream): void {
  const n = Math.max(6, Math.round(w / 34));
  const flare = w * 0.03;
  const [c1, c2] = [a.c(color), a.c(other)];
  a.rect(x + 6, y + h, w - 12, h * 0.5, a.v([0, '#141c2c', 0.42], [1, '#141c2c', 0]));
  for (let i = 0; i < n; i++) {
    const [t1, t2] = [i / n, (i + 1) / n];
    const [x1, x2] = [x - flare + (w + flare * 2) * t1, x - flare + (w + flare * 2) * t2];
    const tone = i % 2 ? c2 : c1;
    const d = `M${x + w * t1} ${y}H${x + w * t2}L${x2} ${y + h}H${x1}Z`;
    a.path(d, a.v([0, darker(tone, 0.16)], [1, mix(tone, a.m.sun, 0.12)]));
    a.path(`M${x1} ${y + h - 0.5}H${x2}V${y + h + 7}A${(x2 - x1) / 2} 9 0 0 1 ${x1} ${y + h + 7}Z`, darker(tone, 0.14));
  }
  a.rect(x - 3, y - 5, w + 6, 7, darker(c1, 0.35));
}

export function stringLights(a: Art, x1: number, y1: number, x2: number, y2: number, n: number, sag = 46): void {
  const mid = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const;
  a.stroke(`M${x1} ${y1}Q${mid[0]} ${mid[1]} ${x2} ${y2}`, '#2a2a33', 2, 'opacity=".8"');
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const u = 1 - t;
    const x = u * u * x1 + 2 * u * t * mid[0] + t * t * x2;
    const y = u * u * y1 + 2 * u * t * mid[1] + t * t * y2;
    a.glow(x, y + 9, 30, '#ffd27e', a.m.night ? 0.6 : 0.3);
    a.rect(x - 2, y, 4, 6, '#2a2a33');
    a.ell(x, y + 10, 5, 6.5, '#ffe9b5');
  }
}

/** A pendant lamp hanging from the top edge. */
export function pendant(a: Art, x: number, y: number, w: number, color: string, lit = true): void {
  const tone = a.c(color);
  a.line(x, 0, x, y - w * 0.4, '#2d2a2c', 2.5);
  if (lit) a.glow(x, y + w * 0.25, w * 2.6, '#ffd58a', 0.42);
  a.path(`M${x - w * 0.1} ${y - w * 0.45}H${x + w * 0.1}C${x + w * 0.4} ${y - w * 0.4} ${x + w * 0.5} ${y - w * 0.15} ${x + w * 0.5} ${y}H${x - w * 0.5}C${x - w * 0.5} ${y - w * 0.15} ${x - w * 0.4} ${y - w * 0.4} ${x - w * 0.1} ${y - w * 0.45}Z`, a.h([0, darker(tone, 0.35)], [0.7, tone], [1, lighter(tone, 0.2)]));
  a.ell(x, y, w * 0.5, w * 0.09, lit ? '#ffe9b8' : darker(tone, 0.5));
}

/** A wall or post lantern. */
export function lantern(a: Art, x: number, y: number, s: number): void {
  a.glow(x, y, s * 3.6, '#ffc870', a.m.night ? 0.6 : 0.2);
  const iron = '#2b2d35';
  a.poly([[x - s * 0.3, y - s * 0.5], [x + s * 0.3, y - s * 0.5], [x + s * 0.2, y + s * 0.5], [x - s * 0.2, y + s * 0.5]], a.v([0, '#ffe6ae'], [1, '#f2a64c']));
  a.stroke(`M${x - s * 0.3} ${y - s * 0.5}L${x - s * 0.2} ${y + s * 0.5}H${x + s * 0.2}L${x + s * 0.3} ${y - s * 0.5}M${x} ${y - s * 0.5}V${y + s * 0.5}`, iron, s * 0.07);
  a.poly([[x - s * 0.4, y - s * 0.5], [x, y - s * 0.9], [x + s * 0.4, y - s * 0.5]], iron);
  a.line(x, y - s * 0.9, x, y - s * 1.15, iron, s * 0.08);
}

export function lampPost(a: Art, x: number, base: number, h: number): void {
  const iron = '#2b2d35';
  a.shadow(x, base, 30, 6);
  a.path(`M${x - 9} ${base}L${x - 3} ${base - 30}V${base - h}H${x + 3}V${base - 30}L${x + 9} ${base}Z`, iron);
  lantern(a, x, base - h - h * 0.08, h * 0.16);
}

/** A soft six-pointed star built of two triangles. */
export function star6(a: Art, x: number, y: number, r: number, color: string, width: number): void {
  const tri = (turn: number): string =>
    [0, 1, 2].map((i) => {
      const t = ((turn + i * 120) * Math.PI) / 180;
      return `${i ? 'L' : 'M'}${(x + Math.sin(t) * r).toFixed(1)} ${(y - Math.cos(t) * r).toFixed(1)}`;
    }).join('') + 'Z';
  a.stroke(tri(0) + tri(180), color, width);
}

/** A seven-branched lamp in outline. */
export function menorah(a: Art, x: number, y: number, s: number, metal: string = P.gold, flames = false): void {
  const tone = a.c(metal);
  for (const [r, fill] of [[36, darker(tone, 0.12)], [24, tone], [12, lighter(tone, 0.15)]] as const) {
    const k = (r / 100) * s;
    a.stroke(`M${x - k} ${y - s * 0.9}V${y - s * 0.75}A${k} ${k} 0 0 0 ${x + k} ${y - s * 0.75}V${y - s * 0.9}`, fill, s * 0.05);
  }
  a.line(x, y - s * 0.9, x, y - s * 0.06, tone, s * 0.06);
  a.path(`M${x - s * 0.24} ${y}Q${x - s * 0.2} ${y - s * 0.1} ${x} ${y - s * 0.14}Q${x + s * 0.2} ${y - s * 0.1} ${x + s * 0.24} ${y}Z`, darker(tone, 0.15));
  for (let i = -3; i <= 3; i++) {
    const fx = x + i * 0.12 * s;
    a.rect(fx - s * 0.04, y - s * 0.94, s * 0.08, s * 0.05, lighter(tone, 0.25));
    if (flames) flame(a, fx, y - s * 0.95, s * 0.1);
  }
}

export function flame(a: Art, x: number, y: number, h: number): void {
  a.glow(x, y - h * 0.5, h * 2.4, '#ffca72', 0.5);
  a.path(`M${x} ${y - h}C${x + h * 0.34} ${y - h * 0.55} ${x + h * 0.34} ${y - h * 0.18} ${x} ${y}C${x - h * 0.34} ${y - h * 0.18} ${x - h * 0.34} ${y - h * 0.55} ${x} ${y - h}Z`, '#ffd675');
}

/** Books standing on a shelf line. */
export function books(a: Art, x: number, y: number, w: number, h: number): void {
  const colors = [P.deep, P.rust, P.olive, P.ochre, P.teal, '#6d2f3a', P.navy, P.wood, P.sand];
  for (let bx = x; bx < x + w - 8; ) {
    const bw = Math.min(a.rr(9, 20), x + w - bx);
    const bh = h * a.rr(0.72, 0.98);
    const tone = a.c(a.pick(colors));
    a.rect(bx, y - bh, bw - 1, bh, a.h([0, darker(tone, 0.25)], [0.6, tone], [1, lighter(tone, 0.12)]), 'rx="1.5"');
    a.rect(bx + 2, y - bh * 0.82, bw - 5, 2.4, a.c(P.gold), 'opacity=".8"');
    a.rect(bx + 2, y - bh * 0.24, bw - 5, 2, a.c(P.gold), 'opacity=".6"');
    bx += bw + (a.r() > 0.92 ? 12 : 0);
  }
}

/** A slatted crate heaped with round fruit. */
export function crate(a: Art, x: number, y: number, w: number, h: number, fruit: readonly string[]): void {
  const wood = a.c('#b98a56');
  a.shadow(x + w / 2, y, w * 0.56, h * 0.14);
  const r = w * 0.085;
  for (let row = 0; row < 3; row++) {
    const n = 7 - row;
    for (let i = 0; i < n; i++) {
      const [fx, fy] = [x + w * 0.5 + (i - (n - 1) / 2) * w * 0.14, y - h - row * r * 1.05 + r * 0.25];
      const tone = a.c(a.pick(fruit));
      a.circ(fx, fy, r, a.radial([0, lighter(tone, 0.16)], [0.6, tone], [1, darker(tone, 0.26)]));
      a.ell(fx + r * 0.3, fy - r * 0.35, r * 0.24, r * 0.16, '#ffffff', 'opacity=".4"');
    }
  }
  for (let i = 0; i < 3; i++) {
    const sy = y - h + (h * i) / 3;
    a.rect(x, sy, w, h / 3 - 3, a.h([0, darker(wood, 0.25)], [1, lighter(wood, 0.12)]), 'rx="1"');
  }
  a.rect(x, y - h, 6, h, darker(wood, 0.3));
  a.rect(x + w - 6, y - h, 6, h, darker(wood, 0.12));
}

/** A plain flag on a pole, of no country: one colour with a narrow band at the hoist. */
export function pennant(a: Art, x: number, base: number, h: number, color: string, band: string = P.gold): void {
  a.line(x, base, x, base - h, a.c(P.cream), 4.5);
  a.circ(x, base - h, 5, a.c(P.gold));
  const [w, fh, y] = [h * 0.42, h * 0.24, base - h + 8];
  const d = `M${x} ${y}C${x + w * 0.35} ${y - 12} ${x + w * 0.6} ${y + 12} ${x + w} ${y}L${x + w * 0.88} ${y + fh / 2}L${x + w} ${y + fh}C${x + w * 0.6} ${y + fh + 12} ${x + w * 0.35} ${y + fh - 12} ${x} ${y + fh}Z`;
  const tone = a.c(color);
  a.path(d, a.h([0, tone], [0.35, lighter(tone, 0.2)], [0.6, darker(tone, 0.18)], [1, tone]));
  a.clip(d, () => a.rect(x, y - 20, w * 0.14, fh + 40, a.c(band)));
}
