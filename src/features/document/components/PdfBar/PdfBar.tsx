import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Bar } from '@/ui/Panel/Panel';
import { pdfVisibilityToggled, selectPdfIsHidden, type OpenDocument } from '../../document.slice';
import { DoiStatus } from './DoiStatus';

/** In a narrow column the DOI needs the space; the heading remains available to assistive technology. */
const Heading = styled.h3`
  @container column (max-width: 560px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface PdfBarProps {
  readonly document: OpenDocument;
  /** Information about the article from other features, shown beside its DOI. */
  readonly besideDoi?: ReactNode;
}

export function PdfBar({ document, besideDoi }: PdfBarProps) {
  const dispatch = useDispatch();
  const isHidden = useSelector(selectPdfIsHidden);
  return (
    <Bar>
      <Heading>PDF Document</Heading>
      <DoiStatus lookup={document.doi} />
      {besideDoi}
      <Button
        size="s"
        variant="quiet"
        icon={isHidden ? Eye : EyeOff}
        foldsWords
        onClick={() => dispatch(pdfVisibilityToggled())}
      >
        {isHidden ? 'Show PDF' : 'Hide PDF'}
      </Button>
    </Bar>
  );
}
