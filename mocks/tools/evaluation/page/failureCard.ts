import { escapeHtml } from './escapeHtml';
import type { Failure } from './failure';

/** The classes by which the page's filters select a card. */
export interface CardClasses {
  readonly kind: string;
  readonly folder: string;
  readonly engine: string;
}

/** One failure: the picture, the truth and the answer side by side. */
export function failureCard(failure: Failure, classes: CardClasses): string {
  const { engine, folder, file, kind, detail, confidence, tanimoto, images } = failure;
  const stated = confidence === undefined ? '' : `confidence ${confidence.toFixed(3)}`;
  const facts = [engine, stated, `similarity ${tanimoto.toFixed(2)}`].filter(Boolean).join(' · ');
  return `<article class="card ${classes.kind} ${classes.folder} ${classes.engine}">
<header><h2>${escapeHtml(kind)}</h2><p class="detail">${escapeHtml(detail)}</p>
<p class="facts">${escapeHtml(facts)}</p></header>
<div class="views">
${view('Picture', images.picture, `${folder}/${file}`)}
${view('Truth', images.truth, failure.truth)}
${view('Answer', images.answer, failure.answer)}
</div>
</article>`;
}

function view(title: string, address: string, caption: string): string {
  const image =
    address === ''
      ? '<p class="none">nothing to show</p>'
      : `<img src="${escapeHtml(address)}" alt="" loading="lazy" decoding="async">`;
  return `<figure><h3>${title}</h3><div class="paper">${image}</div><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
}
