import { direction, type Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type {
  ListingInput,
  ShownQuestion,
  ShownReview,
} from '#data/index/inputs.ts'
import { dateText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { starRow, stars } from './stars.ts'

function day(lang: Lang, at: number): Html {
  const iso = new Date(at).toISOString().slice(0, 10)
  return markup`<time datetime="${iso}">${dateText(lang, at)}</time>`
}

/** Marks what people wrote with its own language and direction. */
function written(own: Lang): Html {
  return markup` lang="${own}" dir="${direction(own)}"`
}

/** Who wrote it, and when. Words stay when somebody leaves, without the name. */
function byLine(lang: Lang, { author, at }: Written): Html {
  const name = author || translator(lang)('reviews:formerMember')
  return markup`<bdi>${name}</bdi> · ${day(lang, at)}`
}

interface Written {
  author: string
  at: number
}

function reviewItem(lang: Lang, review: ShownReview): Html {
  const t = translator(lang)
  const {
    reviewTitle,
    reviewContent,
    reviewRating: rating,
    author,
    at,
    language,
    sample,
  } = review
  const marks = [
    [t('reviews:food'), rating.food],
    [t('reviews:service'), rating.service],
    [t('reviews:value'), rating.value],
  ] as const
  return markup`<li class="voice"><h3><bdi${written(language)}>${reviewTitle}</bdi>${sample && markup` <span class="badge is-sample">${t('reviews:sample')}</span>`}</h3><p class="rating">${starRow(lang, rating.overAll)} <span class="is-muted">${byLine(lang, { author, at })}</span></p><p${written(language)}>${reviewContent}</p><p class="marks">${marks.map(([name, value]) => markup`<span>${name} <b>${value}</b></span>`)}</p></li>`
}

/** The newest reviews of a listing. */
export function reviewsSection(lang: Lang, input: ListingInput): Html {
  const { reviews, reviewsTotal, rating } = input
  const t = translator(lang)
  const samplesOnly =
    reviews.length > 0 && reviews.every(({ sample }) => sample)
  const head = markup`<div class="section-head"><h2 id="reviews-title">${t('reviews:title')}</h2>${reviewsTotal > reviews.length && markup`<p class="is-muted">${t('reviews:shown', { shown: reviews.length, total: reviewsTotal })}</p>`}</div>`
  const body =
    reviews.length === 0
      ? markup`<p class="is-muted">${t('reviews:none')}</p>`
      : markup`${rating && stars(lang, rating)}${samplesOnly && markup`<p class="fine">${t('reviews:samplesOnly')}</p>`}<ul class="voices">${reviews.map((review) => reviewItem(lang, review))}</ul>`
  return markup`<section class="section" id="reviews" aria-labelledby="reviews-title">${head}${body}</section>`
}

function questionItem(lang: Lang, item: ShownQuestion): Html {
  const t = translator(lang)
  const { question, questionCategory, language, sample, answers } = item
  return markup`<li class="voice"><p class="eyebrow">${t(`questions:category${questionCategory}`)}${sample && markup` <span class="badge is-sample">${t('questions:sample')}</span>`}</p><h3${written(language)}>${question}</h3><p class="is-muted">${byLine(lang, item)}</p>${
    answers.length === 0
      ? markup`<p class="is-muted">${t('questions:noAnswers')}</p>`
      : markup`<details class="more" open><summary>${t('questions:answers', { count: item.answersTotal })}</summary><ul class="answers">${answers.map((answer) => markup`<li><p${written(answer.language)}>${answer.answer}</p><p class="is-muted">${byLine(lang, answer)}</p></li>`)}</ul></details>`
  }</li>`
}

/** The first questions of a listing with their answers. */
export function questionsSection(
  lang: Lang,
  { questions, questionsTotal }: ListingInput,
): Html {
  const t = translator(lang)
  return markup`<section class="section" id="questions" aria-labelledby="questions-title"><div class="section-head"><h2 id="questions-title">${t('questions:title')}</h2>${questionsTotal > questions.length && markup`<p class="is-muted">${t('reviews:shown', { shown: questions.length, total: questionsTotal })}</p>`}</div>${questions.length === 0 ? markup`<p class="is-muted">${t('questions:none')}</p>` : markup`<ul class="voices">${questions.map((item) => questionItem(lang, item))}</ul>`}</section>`
}
