import { useDispatch, useSelector } from 'react-redux';
import {
  engineLabel,
  findEngine,
  readsHandDrawn,
  standInNotice,
  suppliesCoordinates,
} from '@/domain/engines';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Switch } from '@/ui/Switch/Switch';
import {
  selectEngineOffer,
  selectProcessingOptions,
  selectReaders,
} from '../../engineChoice.selectors';
import { selectIsRunning } from '../../recognition.selectors';
import { coordinatesToggled, engineChosen, handDrawnToggled } from '../../engineChoice.slice';

/** Engines whose names fit side by side on a small screen: those of the specification. */
const IN_A_LINE = 3;

/** Which engine reads the drawings, or the best of all, and the options that it has. */
export function EngineChoice() {
  const dispatch = useDispatch();
  const readers = useSelector(selectReaders);
  const disabled = useSelector(selectIsRunning);
  const { engine } = useSelector(selectProcessingOptions);
  const options = readers.map(({ id, available, reason = 'Not available' }) => ({
    value: id,
    label: engineLabel(id, readers),
    disabledReason: available ? undefined : reason,
  }));
  return (
    <>
      <SegmentedControl
        label="Recognition engine"
        options={options}
        value={engine}
        onChange={(id) => dispatch(engineChosen(id))}
        disabled={disabled}
        wraps={readers.length > IN_A_LINE}
      />
      <CoordinatesOption disabled={disabled} />
      <HandDrawnOption disabled={disabled} />
    </>
  );
}

interface OptionProps {
  readonly disabled: boolean;
}

/** Only for engines that read coordinates. */
function CoordinatesOption({ disabled }: OptionProps) {
  const dispatch = useDispatch();
  const offer = useSelector(selectEngineOffer);
  const { engine, useCoordinates } = useSelector(selectProcessingOptions);
  if (!suppliesCoordinates(engine, offer)) return null;
  return (
    <Switch
      checked={useCoordinates}
      disabled={disabled}
      onChange={(on) => dispatch(coordinatesToggled(on))}
    >
      Coordinates
    </Switch>
  );
}

/** Only for the default engine, and for others with weights for hand drawings. */
function HandDrawnOption({ disabled }: OptionProps) {
  const dispatch = useDispatch();
  const offer = useSelector(selectEngineOffer);
  const { engine, handDrawn } = useSelector(selectProcessingOptions);
  if (!readsHandDrawn(engine, offer)) return null;
  return (
    <Switch
      checked={handDrawn}
      disabled={disabled || findEngine(offer.engines, engine)?.handDrawn === false}
      onChange={(on) => dispatch(handDrawnToggled(on))}
    >
      Hand-drawn
    </Switch>
  );
}

/** Which program is used instead of the engine; nothing if the engine itself is. */
export function useStandInNotice(): string | undefined {
  const { engine } = useSelector(selectProcessingOptions);
  const { engines } = useSelector(selectEngineOffer);
  const info = findEngine(engines, engine);
  return info && standInNotice(info, engines);
}
