import styled from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

/** Beside the name of the application, in two lines; where these have no room, for assistive technology only. */
const Heading = styled.h1`
  flex: 0 0 214px;
  color: var(--text-2);
  font-size: var(--t-xs);
  font-weight: 400;
  line-height: 14px;
  outline: none;

  @container column (max-width: 75rem) {
    ${visuallyHidden}
  }
`;

/** Takes the focus if nothing else has it, e.g. after leaving an overlay that was opened by a link. */
export function Title() {
  return (
    <Heading tabIndex={-1}>
      Molecular Annotation and Recognition for Curating Unravelled Structures
    </Heading>
  );
}
