import { css } from 'styled-components';

/** The ten label colours of the tokens. */
export const LABEL_COLOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** Sets `--lc` (text and line) and `--lt` (tint) for a label; without a colour, they stay grey. */
export const labelColourVars = css<{ $colour?: LabelColour | undefined }>`
  ${({ $colour }) =>
    $colour &&
    css`
      --lc: var(--label-${$colour});
      --lt: var(--label-${$colour}-tint);
    `}
`;
