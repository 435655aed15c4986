import { taskRunnerContract } from '../../services/tasks/testing/taskRunnerContract';
import { poolInProcess } from './testing/poolInProcess';

taskRunnerContract(async (body) => poolInProcess(body));
