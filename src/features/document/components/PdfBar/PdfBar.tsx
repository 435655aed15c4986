import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Bar } from '@/ui/Panel/Panel';
import { pdfVisibilityToggled, selectPdfIsHidden } from '@/article';

/** In a narrow column the DOI needs the space; the heading remains available to assistive technology. */
const Heading = styled.h3`
  @container column (max-width: 560px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface PdfBarProps {
  /** The article's DOI and what is known by it, from other features. */
  readonly doi?: ReactNode;
}

export function PdfBar({ doi }: PdfBarProps) {
  const dispatch = useDispatch();
  const isHidden = useSelector(selectPdfIsHidden);
  return (
    <Bar>
      <Heading>PDF Document</Heading>
      {doi}
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
