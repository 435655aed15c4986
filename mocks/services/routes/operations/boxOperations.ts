import * as v from 'valibot';
import { SMALLEST_BOX_SIDE } from '../../../engine/segmentation/cutOutBox';
import { optionalText, requiredDecimal, requiredInteger } from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { MAX_BOXES } from '../../stores/segmentStore';
import { segment } from './documentOperations';

/** Points; the largest page that a PDF may have (ISO 32000, annex C). */
const coordinate = () => requiredDecimal({ ge: 0, le: 14_400 });

/** The answer of `GET /decimer/box_limits`. */
export const BOX_LIMITS = { smallest_side: SMALLEST_BOX_SIDE, max_boxes: MAX_BOXES };

/** `/decimer`: boxes that a person drew; ours (docs/contract.md 4.10). */
export const BOXES = {
  boxLimits: {
    method: 'get',
    path: '/box_limits',
    summary: 'What a box that is cut out must be, and how many a session may have',
    answer: { json: v.object({ smallest_side: v.number(), max_boxes: v.number() }) },
  },
  cutOutBox: {
    method: 'post',
    path: '/cut_out_box',
    summary: 'The drawing in a box of a page, cut out',
    file: { name: 'pdf_file', isRequired: false },
    form: {
      pdf_filename: optionalText('The article as `extract_segments` named it, if not sent along'),
      page_index: requiredInteger({ ge: 0, le: 999_999 }),
      x0: coordinate(),
      y0: coordinate(),
      x1: coordinate(),
      y1: coordinate(),
    },
    answer: {
      json: v.object({ segments_directory: v.string(), pdf_filename: v.string(), segment }),
    },
  },
} satisfies Record<string, Operation>;
