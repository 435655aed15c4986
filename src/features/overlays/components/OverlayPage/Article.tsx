import { Fragment, useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Actions, Block, Head, Lead, Prose, Row } from './Article.styles';

interface ArticleHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons and links below the words. */
  readonly actions?: ReactNode;
}

/** The title takes the focus when the overlay comes up. */
export function ArticleHead({ title, children, actions }: ArticleHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Head>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <Lead>{children}</Lead>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** To bring it into sight. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A heading, and beside it what it is about. */
export function ArticleRow({ title, children, headingRef }: SectionProps) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      <Prose>{children}</Prose>
    </Row>
  );
}

/** A heading, and below it something as wide as the page. */
export function ArticleBlock({ title, children, headingRef }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </Block>
  );
}

/** Paragraphs; what stands between backticks is typed into a shell. */
export function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph) => (
    <p key={paragraph}>
      {paragraph
        .split('`')
        .map((part, index) =>
          index % 2 === 1 ? <code key={part}>{part}</code> : <Fragment key={part}>{part}</Fragment>,
        )}
    </p>
  ));
}
