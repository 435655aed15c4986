import { Fragment, useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Actions, Block, Head, Lead, Prose, Row } from './Article.styles';

interface ArticleHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons and links below the text. */
  readonly actions?: ReactNode;
}

/** The title takes the focus when the overlay appears. */
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
  /** For scrolling to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A heading, with its text next to it. */
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

/** A heading, with something as wide as the page below it. */
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

/** Paragraphs; text between backticks is a shell command. */
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
