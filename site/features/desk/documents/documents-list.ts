import type { DocumentList, DocumentsQuery } from '#core/contract/desk-documents.ts'
import type { AnswerStore } from '#site/ui/page/answer.ts'
import { deskCall } from '../calls.ts'
import { PAGE_SIZE, type ListView } from './documents-address.ts'
import { createDeskAnswer } from '../part.ts'

/** A page of a list; `asked` tells which question it answers. */
export const createDocumentsList = (): AnswerStore<
  ListView & { asked: string },
  { list: DocumentList; asked: string }
> =>
  createDeskAnswer(async ({ kind, text, deleted, from, filter, asked }) => {
    const querystring = {
      ...(text && { text }),
      ...(deleted && { deleted }),
      ...(filter as Partial<DocumentsQuery>),
      from,
      count: PAGE_SIZE,
    }
    const call = { params: { kind }, querystring }
    return { asked, list: await deskCall('GET /rest/tjt/desk/documents/:kind', call, { isBackground: true }) }
  })
