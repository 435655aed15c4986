import { AnnotationList, selectHasAnnotations } from '@/features/annotations';
import { ScannedPages } from '@/features/text';
import { usePlatform } from '@/platform/PlatformContext';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { NamedText } from '@/widgets/naming';
import { useAppSelector } from '../useAppSelector';
import { useSplit } from '@/ui/split/useSplit';
import { LEAST_HEIGHT, ListPanel, RowDivider, Rows, TextPanel } from './TextColumn.styles';

/** Only pages with their own services can ask a language model with the user's key. */
const ModelLinePart = lazyPart<object>({
  name: 'The language model',
  load: async () =>
    (
      await import(
        /* webpackChunkName: "language-model", webpackExports: ["ModelLine"] */ '@/features/languageModel'
      )
    ).ModelLine,
  busy: () => <Waiting>Loading</Waiting>,
});

/** Percent by default. */
const HEIGHTS = { reading: 64, annotations: 36 };

/**
 * The text above, its annotations below, and a divider in between that can be moved by pointer and keyboard.
 */
export function TextAndAnnotations() {
  const hasAnnotations = useAppSelector(selectHasAnnotations);
  const { languageModelUrl } = usePlatform().config;
  const { pane, divider } = useSplit({ axis: 'y', defaults: HEIGHTS, least: LEAST_HEIGHT });
  return (
    <>
      <ScannedPages />
      {languageModelUrl !== undefined && <ModelLinePart />}
      <Rows>
        <TextPanel {...pane('reading')}>
          <NamedText />
        </TextPanel>
        {hasAnnotations && (
          <>
            <RowDivider aria-label="Height of the text" {...divider('reading')} />
            <ListPanel {...pane('annotations')}>
              <AnnotationList />
            </ListPanel>
          </>
        )}
      </Rows>
    </>
  );
}
