import { escapeHtml } from './escapeHtml';

/** A set of values, of which one or all are shown. */
export interface Filter {
  /** Name of the radio buttons and classes: letters only. */
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly count: number }[];
}

/** The class of cards with a given value; values may contain anything. */
export const classOf = ({ name, choices }: Filter, value: string): string =>
  `${name}-${choices.findIndex((choice) => choice.value === value)}`;

/** Radio buttons that work through CSS alone, so that the page needs no script. */
export function filterButtons(filter: Filter): string {
  const { name, title, choices } = filter;
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  const button = (id: string, text: string, checked: boolean) =>
    `<label><input type="radio" name="${name}" id="${id}"${checked ? ' checked' : ''}>` +
    `<span>${escapeHtml(text)}</span></label>`;
  const buttons = choices.map(({ value, count }) =>
    button(classOf(filter, value), `${value} ${count}`, false),
  );
  return `<fieldset><legend>${title}</legend><div>${button(`${name}-all`, `all ${total}`, true)}${buttons.join('')}</div></fieldset>`;
}

/** The rules that hide the cards with other values than the chosen one. */
export function filterStyle(filter: Filter): string {
  return filter.choices
    .map(({ value }) => {
      const id = classOf(filter, value);
      return `body:has(#${id}:checked) .card:not(.${id}) { display: none; }`;
    })
    .join('\n');
}
