import { base64Of, digestOf } from './digest';

/** A page for people without scripts or external resources. */
export interface StaticPage {
  readonly title: string;
  readonly style: string;
  /** Markup; texts in it are escaped by {@link escapeText}. */
  readonly main: string;
}

export const staticPage = ({ title, style, main }: StaticPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** The page may use its own style and load nothing else (Content Security Policy Level 3). */
export const staticPagePolicy = async ({ style }: Pick<StaticPage, 'style'>): Promise<string> =>
  [
    "default-src 'none'",
    `style-src 'sha256-${base64Of(await digestOf(style))}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const escapeText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
