/** The engine's tasks in this process, for measurements and tests; the services run them in workers. */
import { createChemistryTasks } from '../../engine/tasks/chemistry';
import { createDocumentsTasks } from '../../engine/tasks/documents';
import { createRecognitionTasks } from '../../engine/tasks/recognition';
import { createSegmentationTasks } from '../../engine/tasks/segmentation';
import { nodePorts } from './nodePorts';

export const chemistryTasks = createChemistryTasks(nodePorts);
export const documentsTasks = createDocumentsTasks(nodePorts);
export const recognitionTasks = createRecognitionTasks(nodePorts);
export const segmentationTasks = createSegmentationTasks(nodePorts);
