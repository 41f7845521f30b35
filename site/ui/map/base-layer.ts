import { GridLayer, type Coords, type DoneCallback, type GridLayerOptions } from 'leaflet'
import {
  cellFile,
  unpackBaseMap,
  WORLD_FILE,
  WORLD_ZOOM,
  type BaseMap,
  type BaseMapFile,
} from '#core/domain/map/base-map.ts'
import { clipLine, clipRing, type Points } from '#core/domain/map/clip.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { onTile, TILE_SIZE, tileBounds } from '#core/domain/map/tile.ts'

const baseMap = onceEach(async (path: string): Promise<BaseMap> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return unpackBaseMap((await response.json()) as BaseMapFile)
})

const A_LITTLE = 1e-9

/** The files for a tile. Tiles are smaller than cells, so the cells of its corners. */
function filesOf(coords: Coords): string[] {
  if (coords.z <= WORLD_ZOOM) return [WORLD_FILE]
  const { left, right, bottom, top } = tileBounds(coords, 0)
  const corners = [left, right - A_LITTLE].flatMap((lng) => [bottom, top - A_LITTLE].map((lat) => cellFile(lng, lat)))
  return [...new Set(corners)]
}

const LAST_BORDERS_ZOOM = 12
/** Between the lines of a close view, in pixels. */
const GRID = 128

/** Colours from the stylesheet. */
export interface BaseColours {
  land: string
  border: string
}

interface BaseOptions extends GridLayerOptions {
  colours: () => BaseColours
}

/** Land and borders from our own server, drawn tile by tile; no streets. */
export class BaseLayer extends GridLayer {
  declare options: BaseOptions

  // oxlint-disable-next-line no-useless-constructor -- it tells what options there are
  constructor(options: BaseOptions) {
    super(options)
  }

  protected override createTile(coords: Coords, done: DoneCallback) {
    const canvas = document.createElement('canvas')
    const ratio = Math.min(devicePixelRatio, 2)
    canvas.width = canvas.height = TILE_SIZE * ratio
    Promise.all(filesOf(coords).map(baseMap)).then(
      (maps) => {
        const brush = canvas.getContext('2d')!
        brush.scale(ratio, ratio)
        for (const map of maps) drawLand(brush, map, coords, this.options)
        for (const map of maps) drawBorders(brush, map, coords, this.options)
        if (coords.z > LAST_BORDERS_ZOOM) drawGrid(brush, this.options)
        done(undefined, canvas)
      },
      (error: Error) => done(error, canvas),
    )
    return canvas
  }
}

type Brush = CanvasRenderingContext2D

function drawLand(brush: Brush, { land }: BaseMap, tile: Coords, { colours }: BaseOptions): void {
  const bounds = tileBounds(tile, 4)
  brush.beginPath()
  for (const ring of land) {
    trace(brush, onTile(clipRing(ring, bounds), tile))
    brush.closePath()
  }
  brush.fillStyle = colours().land
  brush.fill('evenodd')
}

function drawBorders(brush: Brush, { borders }: BaseMap, tile: Coords, { colours }: BaseOptions): void {
  // Too imprecise at street level: off by hundreds of metres.
  if (tile.z > LAST_BORDERS_ZOOM) return
  const bounds = tileBounds(tile, 4)
  brush.beginPath()
  for (const line of borders) for (const part of clipLine(line, bounds)) trace(brush, onTile(part, tile))
  brush.strokeStyle = colours().border
  brush.lineWidth = 1.25
  brush.stroke()
}

/** The lines of a paper map on land, where there is little else. */
function drawGrid(brush: Brush, { colours }: BaseOptions): void {
  brush.globalCompositeOperation = 'source-atop'
  brush.globalAlpha = 0.22
  brush.fillStyle = colours().border
  for (let at = 0; at < TILE_SIZE; at += GRID) {
    brush.fillRect(at, 0, 1, TILE_SIZE)
    brush.fillRect(0, at, TILE_SIZE, 1)
  }
}

function trace(brush: Brush, points: Points): void {
  for (let at = 0; at < points.length; at += 2) {
    if (at === 0) brush.moveTo(points[0]!, points[1]!)
    else brush.lineTo(points[at]!, points[at + 1]!)
  }
}
