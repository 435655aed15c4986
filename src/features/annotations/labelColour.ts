import { labelColourIndex } from '@/domain/labels';
import { LABEL_COLOURS, type LabelColour } from '@/ui/labelColour';

/** A label's colour: the same in the text, list and filter, and in every article. */
export function labelColour(label: string): LabelColour | undefined {
  return LABEL_COLOURS[labelColourIndex(label)];
}
