import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Input } from '@/ui/Field/Field.styles';
import { Row } from '@/ui/Layout/Layout';
import { look } from '@/ui/Layout/look';
import { Muted, Num } from '@/ui/Text/Text';

const Field = styled(Input)`
  ${look({ pad: '2px 4px', width: '38px', minHeight: '24px' })}
  ${look({ ink: 'text', size: 'm', num: true, centred: true })}
`;

const Word = styled.span`
  @container column (max-width: 430px) {
    display: none;
  }
`;

interface PageFieldProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** 'Page n / total'; entering a number jumps to that page on Enter or on blur. */
export function PageField({ page, pageCount, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** Typing replaces the current number, but not what has been typed so far. */
  const select = () => {
    if (typed === undefined) field.current?.select();
  };
  /** Prevents the default, because a mouse press would set the caret (in Chromium only after the click). */
  const selectByMouse = (event: MouseEvent) => {
    if (typed !== undefined) return;
    event.preventDefault();
    field.current?.focus();
    select();
  };
  useLayoutEffect(() => {
    if (typed === undefined && field.current === document.activeElement) field.current?.select();
  }, [typed, page]);
  const commit = () => {
    const wanted = Number(typed);
    if (typed !== undefined && Number.isInteger(wanted) && wanted >= 1) {
      onPage(Math.min(wanted, pageCount));
    }
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
  };
  return (
    <Row as="span" $inline $gap="6px" $ink="text-2" $size="s" $nowrap>
      <Word>Page</Word>
      <Field
        aria-label="Page number"
        inputMode="numeric"
        disabled={pageCount === 0}
        value={typed ?? page}
        ref={field}
        onFocus={select}
        onMouseDown={selectByMouse}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
      />
      <Muted as={Num}>/ {pageCount}</Muted>
    </Row>
  );
}
