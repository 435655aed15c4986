import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type PropsWithChildren,
  type Ref,
} from 'react';
import type { LucideIcon } from 'lucide-react';
import { usePlatform } from '@/platform/PlatformContext';
import { Icon } from '@/ui/Icon/Icon';
import type { Reader, Section, TextPage as Page } from '../../textPage';
import { Blocks } from './Blocks';
import { SlotsContext, type Slots } from './Inlines';
import { Article, Cases, Foot, Head, Prose, Row, Wide } from './TextPage.styles';

/** Shows the parts of a section in a way of their own, as wide as the page. */
export interface Layout {
  readonly list: ComponentType<PropsWithChildren>;
  /** Of the parts, in their order. */
  readonly icons?: readonly LucideIcon[];
}

interface TextPageProps {
  readonly of: Page;
  /** What the application puts in the places that the text names; a row of a table without it is left out. */
  readonly slots?: Slots;
  /** By the title of the section. */
  readonly layouts?: Readonly<Record<string, Layout>>;
  readonly ref?: Ref<HTMLElement>;
}

/** A page of text for where the services run. Its title takes the focus when it appears. */
export function TextPage({ of, slots = {}, layouts = {}, ref }: TextPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  const { blocks, sections } = readBy(isInBrowser ? 'browser' : 'services', of);
  return (
    <SlotsContext value={slots}>
      <Article ref={ref}>
        <Head>
          <h1 ref={heading} tabIndex={-1}>
            {of.title}
          </h1>
          <Blocks of={blocks} />
        </Head>
        {sections.map((section) => (
          <TitledSection key={section.title} {...section} layout={layouts[section.title]} />
        ))}
        {of.foot.length > 0 && (
          <Foot>
            <Blocks of={of.foot} />
          </Foot>
        )}
      </Article>
    </SlotsContext>
  );
}

/** Without what is written for others. */
function readBy<T extends Pick<Section, 'blocks' | 'sections'>>(reader: Reader, text: T): T {
  const isMeant = ({ only }: { readonly only?: Reader }) => only === undefined || only === reader;
  return {
    ...text,
    blocks: text.blocks.filter(isMeant),
    sections: text.sections.filter(isMeant).map((section) => readBy(reader, section)),
  };
}

interface TitledSectionProps extends Section {
  readonly layout: Layout | undefined;
}

/** A heading with its text next to it, or with something as wide as the page below it. */
function TitledSection({ title, blocks, sections, layout }: TitledSectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  );
  const content = (
    <>
      <Blocks of={blocks} />
      {sections.length > 0 && <Parts of={sections} {...layout} />}
    </>
  );
  return layout ? (
    <Wide aria-labelledby={id}>
      {heading}
      {content}
    </Wide>
  ) : (
    <Row aria-labelledby={id}>
      {heading}
      <Prose>{content}</Prose>
    </Row>
  );
}

interface PartsProps extends Partial<Layout> {
  readonly of: readonly Section[];
}

const Parts = ({ of, list: List = Cases, icons = [] }: PartsProps) => (
  <List>
    {of.map(({ title, blocks }, at) => (
      <li key={title}>
        {icons[at] && <Icon of={icons[at]} />}
        <h3>{title}</h3>
        <Blocks of={blocks} />
      </li>
    ))}
  </List>
);
