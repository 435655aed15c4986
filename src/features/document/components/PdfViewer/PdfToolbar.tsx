import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronLeft, ChevronRight, Minus, MoveHorizontal, Plus, Search } from 'lucide-react';
import { PDF_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';
import { Text } from '@/ui/Layout/Layout';
import { BarTools, Divider } from '@/ui/Panel/Panel';
import type { PdfView } from '@/platform/pdfs';
import { Spacer } from '@/ui/Text/Text';
import { PageField } from './PageField';
import type { ViewState } from './viewState';
import { canZoomIn, canZoomOut, percentOf, zoomedIn, zoomedOut } from './zoom';

/** In a narrow column, and on phones with their larger buttons, spacing shrinks before the toolbar wraps. */
const Tools = styled(BarTools)`
  flex-wrap: wrap;

  @container column (max-width: 430px) {
    gap: 0;
    button {
      width: min(32px, var(--control-s));
    }
    ${Divider} {
      display: none;
    }
  }
`;

interface PdfToolbarProps {
  readonly state: ViewState;
  readonly view: PdfView | undefined;
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  /** From other features; shown once there are pages. */
  readonly More?: ComponentType | undefined;
  /** What is done with the document as a whole, by whether its pages are shown. */
  readonly menu: (isShown: boolean) => ReactNode;
}

type ToolsProps = Pick<PdfToolbarProps, 'state' | 'view'>;

function PageTools({ state: { status, page, pageCount }, view }: ToolsProps) {
  const isShown = status === 'shown';
  const goTo = (target: number) => view?.goToPage(target);
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        size="s"
        label="Previous page"
        disabled={!isShown || page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <PageField page={page} pageCount={pageCount} onPage={goTo} />
      <IconButton
        icon={ChevronRight}
        size="s"
        label="Next page"
        disabled={!isShown || page >= pageCount}
        onClick={() => goTo(page + 1)}
      />
    </>
  );
}

function ZoomTools({ state: { status, scale, fitsWidth }, view }: ToolsProps) {
  const isShown = status === 'shown';
  return (
    <>
      <IconButton
        icon={Minus}
        size="s"
        label="Zoom out"
        disabled={!isShown || !canZoomOut(scale)}
        onClick={() => view?.setScale(zoomedOut(scale))}
      />
      <Text $minWidth="44px" $size="s" $num $centred aria-label="Zoom" role="status">
        {isShown ? `${percentOf(scale)} %` : ''}
      </Text>
      <IconButton
        icon={Plus}
        size="s"
        label="Zoom in"
        disabled={!isShown || !canZoomIn(scale)}
        onClick={() => view?.setScale(zoomedIn(scale))}
      />
      <IconButton
        icon={MoveHorizontal}
        size="s"
        label="Fit to width"
        pressed={fitsWidth}
        disabled={!isShown}
        onClick={() => view?.fitWidth()}
      />
    </>
  );
}

/** Controls for the PDF on display. */
export function PdfToolbar({ isSearching, onSearch, More, menu, ...props }: PdfToolbarProps) {
  const isShown = props.state.status === 'shown';
  const searchKey = useShortcut(PDF_KEYS.search);
  return (
    <Tools label="PDF">
      <PageTools {...props} />
      <Divider />
      <ZoomTools {...props} />
      {isShown && More && (
        <>
          <Divider />
          <More />
        </>
      )}
      <Spacer />
      <IconButton
        icon={Search}
        size="s"
        label="Find in the PDF"
        shortcut={searchKey}
        pressed={isSearching}
        disabled={!isShown}
        onClick={onSearch}
      />
      {menu(isShown)}
    </Tools>
  );
}
