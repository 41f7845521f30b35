import { generate } from 'lean-qr'

/** Modules that scanners need around it. */
const QUIET = 4

/** A QR code, dark on light in either colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
