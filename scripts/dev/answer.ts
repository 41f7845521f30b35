import { createReadStream, existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import type { Connect } from 'vite'
import { decodedPath } from '#core/domain/url-paths.ts'
import { mediaTypeOf } from '#core/domain/served-files.ts'
import type { Backend } from './backend.ts'

/** The path of a place's drawing, with its key. */
const DRAWN = /^\/pictures\/(.+)\.svg$/

export interface Answering {
  /** Undefined if it could not be opened: the server is about to stop. */
  backend: Promise<Backend | undefined>
  /** The folders of the pictures. */
  pictures: readonly string[]
}

/** Handles API requests and pictures. Scripts and styles are left to Vite, pages to the middleware of Astro. */
export function answerWith(work: Answering): Connect.NextHandleFunction {
  return (req, res, next) => {
    const url = req.url ?? '/'
    if (url.startsWith('/rest/')) return void work.backend.then((backend) => backend?.api(req, res), next)
    const path = decodedPath(url)
    const drawn = path && DRAWN.exec(path)?.[1]
    if (drawn) return void work.backend.then((backend) => sendDrawing(res, backend?.drawing(drawn)), next)
    if (path?.startsWith('/pictures/')) return sendPicture(res, work.pictures, basename(path))
    next()
  }
}

function sendDrawing(res: ServerResponse, svg: string | undefined): void {
  if (svg === undefined) return void res.writeHead(404).end()
  res.writeHead(200, { 'content-type': mediaTypeOf('.svg') }).end(svg)
}

function sendPicture(res: ServerResponse, folders: readonly string[], name: string): void {
  const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!file) return void res.writeHead(404).end()
  res.writeHead(200, { 'content-type': mediaTypeOf(name) })
  createReadStream(file).pipe(res)
}
