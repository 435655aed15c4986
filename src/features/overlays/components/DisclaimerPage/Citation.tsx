import { Copy } from 'lucide-react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { citationBibtex, citationText } from '../../content/citation';
import { CITATION } from '../../content/facts';
import { copyRequested } from '../../overlays.slice';
import { ArticleRow } from '../OverlayPage/Article';
import { Actions } from '../OverlayPage/Article.styles';

const Quote = styled.blockquote`
  max-width: 34em;
  margin: 0;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  overflow-wrap: anywhere;
`;

/** Its lines wrap if necessary, but are copied whole. */
const Code = styled.pre`
  max-width: 34em;
  margin: 0;
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
  font-family: var(--font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const TEXT = citationText(CITATION);
const BIBTEX = citationBibtex(CITATION);

/** How to cite; also shown as text, in case the browser refuses the clipboard. */
export function Citation() {
  const dispatch = useDispatch();
  return (
    <ArticleRow title="How to cite">
      <p>If MARCUS helped with published work, please cite:</p>
      <Quote>{TEXT}</Quote>
      <Code>{BIBTEX}</Code>
      <Actions>
        <Button
          icon={Copy}
          onClick={() => dispatch(copyRequested({ what: 'citation', text: TEXT }))}
        >
          Copy citation
        </Button>
        <Button
          icon={Copy}
          onClick={() => dispatch(copyRequested({ what: 'bibtex', text: BIBTEX }))}
        >
          Copy BibTeX
        </Button>
      </Actions>
    </ArticleRow>
  );
}
