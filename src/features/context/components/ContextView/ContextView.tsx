import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { CONTEXT_KEYS, useKeyCommand, useShortcut } from '@/features/shortcuts';
import { selectOrdinal, selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Bar } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { contextClosed, type OpenContext } from '../../context.slice';
import { ContextBody } from './ContextBody';
import { Region, Title } from './ContextView.styles';

interface ContextViewProps {
  readonly context: OpenContext;
  /** Leads back to the segment of this page. */
  readonly onBack: () => void;
}

/** Takes the focus while shown, and then returns it to where it was. */
function useBorrowedFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const owner = document.activeElement;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      if (owner instanceof HTMLElement && owner.isConnected) owner.focus({ preventScroll: true });
    };
  }, []);
  return title;
}

/** The page that a segment was cut from, in place of the PDF. */
export function ContextView({ context, onBack }: ContextViewProps) {
  const { segmentId } = context;
  const dispatch = useDispatch();
  const segment = useSelectorWith(selectSegmentById, segmentId);
  const ordinal = useSelectorWith(selectOrdinal, segmentId);
  if (!segment) return null;
  const back = (
    <Button size="s" onClick={onBack}>
      Back to Segment #{ordinal}
    </Button>
  );
  return (
    <ContextRegion
      title={`Original Context - Page ${segment.pageNumber}`}
      back={back}
      onClose={() => dispatch(contextClosed())}
    >
      <ContextBody segment={segment} ordinal={ordinal} picture={context.picture} />
    </ContextRegion>
  );
}

interface ContextRegionProps {
  readonly title: string;
  readonly back: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function ContextRegion({ title, back, onClose, children }: ContextRegionProps) {
  const titleId = useId();
  const heading = useBorrowedFocus();
  const commandOf = useKeyCommand(CONTEXT_KEYS);
  const closeKey = useShortcut(CONTEXT_KEYS.close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandOf(event) === 'close' && !event.defaultPrevented) onClose();
  };
  return (
    <Region aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Bar>
        <Title id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Spacer />
        {back}
        <IconButton icon={X} size="s" label="Close context" shortcut={closeKey} onClick={onClose} />
      </Bar>
      {children}
    </Region>
  );
}
