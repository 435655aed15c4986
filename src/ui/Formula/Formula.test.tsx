import { render } from '@testing-library/react';
import { Formula } from './Formula';

test.each([
  ['C15H22O5', 'C<sub>15</sub>H<sub>22</sub>O<sub>5</sub>'],
  ['CH4', 'CH<sub>4</sub>'],
  ['HCl', 'HCl'],
  ['C20H18NO4+', 'C<sub>20</sub>H<sub>18</sub>NO<sub>4</sub><sup>+</sup>'],
  ['C2O4-2', 'C<sub>2</sub>O<sub>4</sub><sup>2−</sup>'],
  ['C2H4*2', 'C<sub>2</sub>H<sub>4</sub>*<sub>2</sub>'],
])('%s is written with its counts lowered and its charge raised', (formula, markup) => {
  const { container } = render(<Formula of={formula} />);
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(markup);
});
