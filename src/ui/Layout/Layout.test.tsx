import { render, screen } from '@testing-library/react';
import { Row, Scroll } from './Layout';

test('a look does not reach the page, and the element keeps its role', () => {
  render(
    <Row as="ul" $gap={2} $wrap aria-label="Tags">
      <li>one</li>
    </Row>,
  );
  const list = screen.getByRole('list', { name: 'Tags' });
  expect(list.getAttributeNames().sort()).toEqual(['aria-label', 'class']);
  expect(list).toHaveStyle({ display: 'flex', 'flex-wrap': 'wrap' });
});

test('props win over the usual look', () => {
  render(<Scroll $overflow="visible">text</Scroll>);
  expect(screen.getByText('text')).toHaveStyle({ flex: '1', overflow: 'visible' });
});
