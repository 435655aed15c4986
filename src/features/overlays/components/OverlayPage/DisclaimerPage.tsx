import { Copy as CopyIcon } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import disclaimer from '../../content/disclaimer.md';
import { copyRequested, type Copy } from '../../overlays.slice';
import type { Block } from '../../textPage';
import { TextPage } from '../TextPage/TextPage';

/** What to expect, and what not to (docs/requirements/session.md S1.7, S2.DISC.1). */
export function DisclaimerPage() {
  const dispatch = useDispatch();
  const copies = (what: Copy['what'], type: Block['type'], label: string) => (
    <Button icon={CopyIcon} onClick={() => dispatch(copyRequested({ what, text: textOf(type) }))}>
      {label}
    </Button>
  );
  return (
    <TextPage
      of={disclaimer}
      slots={{
        copyCitation: copies('citation', 'quote', 'Copy citation'),
        copyBibtex: copies('bibtex', 'code', 'Copy BibTeX'),
      }}
    />
  );
}

/** The citation: it is shown as well, in case the browser refuses the clipboard. */
function textOf(type: Block['type']): string {
  const blocks = disclaimer.sections.flatMap((section) => section.blocks);
  const block = blocks.find((each) => each.type === type);
  return block && 'text' in block ? block.text : '';
}
