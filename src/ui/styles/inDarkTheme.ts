import { css } from 'styled-components';

/** Rules of a part in the dark theme, whether it was chosen or follows the system setting. */
export const inDarkTheme = (selector: string, rules: string) => css`
  :root[data-theme='dark'] ${selector} {
    ${rules}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) ${selector} {
      ${rules}
    }
  }
`;
