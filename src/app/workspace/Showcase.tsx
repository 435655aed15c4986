import { ChevronRight, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '@/ui/Icon/Icon';
import { below, column, look, row, stack } from '@/ui/Layout/look';
import { usePlatform } from '@/platform/PlatformContext';

const Place = styled.section`
  ${stack({ gap: 6, pad: 6, content: 'center', items: 'center', height: '100%', overflow: 'auto' })}
  ${look({ ground: 'surface-2' })}

  h2 {
    font-size: var(--t-2xl);
  }
  ul {
    ${stack({ gap: 2, size: 'l' })}
  }
  ul li {
    ${row({ gap: 2 })}
  }
  ul svg {
    flex: none;
    color: var(--success);
  }
`;

const Chain = styled.ol`
  ${row({ gap: 2, align: 'stretch', width: 'min(860px, 100%)' })}

  > svg {
    align-self: center;
    color: var(--text-2);
  }
  ${below(768, { display: 'grid' })}
  @media (max-width: 767px) {
    > svg {
      justify-self: center;
      rotate: 90deg;
    }
  }
`;

const Step = styled.li`
  ${column({ flex: '1 1 0', minWidth: 0, overflow: 'hidden' })}
  ${look({ ground: 'surface-1', corners: 'radius', edge: 'all' })}

  > div {
    ${stack({ content: 'center', items: 'center', pad: 2, height: '150px', paper: true })}
    ${look({ ink: 'text', size: 'l', weight: 600, centred: true })}
    border-width: 0 0 1px;
  }
  img {
    width: 100%;
    height: 134px;
    object-fit: contain;
  }
  p {
    ${look({ pad: '6px 8px', ink: 'text-2', size: 's' })}
  }
  b {
    ${look({ display: 'block', ink: 'text' })}
  }
`;

/** The first compound of the sample article, as it stands after reading. */
const STEPS = [
  {
    ...{ title: 'Drawing', from: 'cut out of page 1' },
    shown: <img src="example/drawing.png" alt="Artemisinin as the article draws it" />,
  },
  {
    ...{ title: 'Structure', from: 'C₁₅H₂₂O₅, sure' },
    shown: <img src="example/structure.svg" alt="Artemisinin as it was read" />,
  },
  { title: 'Number and name', from: 'printed below the drawing', shown: '1 · artemisinin' },
  { title: 'Organism', from: 'from the text, page 1', shown: <i>Artemisia annua</i> },
];

const SAYS = [
  'Every drawing in the PDF is found and cut out.',
  'Review shows it beside its reading: one key approves, corrects or rejects it.',
  'Name and organism come from the text, with the sentence that says so.',
  'Export writes SDF, CSV and other files, and what COCONUT takes.',
];

/** What an article becomes, for those who have not opened one yet. */
export function Showcase() {
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <Place aria-labelledby="showcase">
      <h2 id="showcase">What you will have in {isInBrowser ? 'a minute' : 'twenty seconds'}</h2>
      <Chain>
        {STEPS.flatMap(({ title, from, shown }, index) => [
          index > 0 && <Icon key={`to ${title}`} of={ChevronRight} size={28} />,
          <Step key={title}>
            <div data-theme="light">{shown}</div>
            <p>
              <b>{title}</b>
              {from}
            </p>
          </Step>,
        ])}
      </Chain>
      <ul>
        {SAYS.map((words) => (
          <li key={words}>
            <Icon of={CircleCheck} /> {words}
          </li>
        ))}
      </ul>
    </Place>
  );
}
