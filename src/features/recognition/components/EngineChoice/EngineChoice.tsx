import { useDispatch, useSelector } from 'react-redux';
import { engineLabel, readsHandDrawn, standInNotice, suppliesCoordinates } from '@/domain/engines';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { Switch } from '@/ui/Switch/Switch';
import {
  selectEngineIds,
  selectEngines,
  selectIsRunning,
  selectProcessingOptions,
  selectProduct,
} from '../../recognition.selectors';
import { coordinatesToggled, engineChosen, handDrawnToggled } from '../../recognition.slice';

/** Which engine reads the drawings, and the options that this engine has. */
export function EngineChoice() {
  const dispatch = useDispatch();
  const ids = useSelector(selectEngineIds);
  const engines = useSelector(selectEngines);
  const disabled = useSelector(selectIsRunning);
  const { engine } = useSelector(selectProcessingOptions);
  const options = ids.map((id) => ({
    value: id,
    label: engineLabel(id),
    disabledReason:
      engines[id]?.available === false ? (engines[id]?.reason ?? 'Not available') : undefined,
  }));
  return (
    <>
      <SegmentedControl
        label="Recognition engine"
        options={options}
        value={engine}
        onChange={(id) => dispatch(engineChosen(id))}
        disabled={disabled}
      />
      <EngineOption disabled={disabled} />
    </>
  );
}

/** Hand-drawn exists for the default engine only, coordinates for the two others only. */
function EngineOption({ disabled }: { readonly disabled: boolean }) {
  const dispatch = useDispatch();
  const product = useSelector(selectProduct);
  const { engine, handDrawn, useCoordinates } = useSelector(selectProcessingOptions);
  const engines = useSelector(selectEngines);
  if (suppliesCoordinates(engine)) {
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
  if (!readsHandDrawn(engine, product)) return null;
  return (
    <Switch
      checked={handDrawn}
      disabled={disabled || engines[engine]?.handDrawn === false}
      onChange={(on) => dispatch(handDrawnToggled(on))}
    >
      Hand-drawn
    </Switch>
  );
}

/** Which program answers in the engine's place; nothing when the engine itself does. */
export function useStandInNotice(): string | undefined {
  const { engine } = useSelector(selectProcessingOptions);
  const info = useSelector(selectEngines)[engine];
  return info && standInNotice(info);
}
