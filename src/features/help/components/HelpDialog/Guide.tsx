import { usePlatform } from '@/platform/PlatformContext';
import { guideSteps, WHEN_A_STEP_FAILS } from './guideSteps';
import { Step, Steps } from './HelpDialog.styles';

/** The steps through the application. */
export function Guide() {
  const { maxUploadMb } = usePlatform().config;
  return (
    <>
      <Steps>
        {guideSteps(maxUploadMb).map(({ title, control, needs, gives, fails }) => (
          <Step key={title}>
            <h4>
              {title} <span>with &apos;{control}&apos;</span>
            </h4>
            <dl>
              <dt>Needs</dt>
              <dd>{needs}</dd>
              <dt>Gives</dt>
              <dd>{gives}</dd>
              <dt>If it fails</dt>
              <dd>{fails}</dd>
            </dl>
          </Step>
        ))}
      </Steps>
      <h3>When a step fails</h3>
      {WHEN_A_STEP_FAILS.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}
