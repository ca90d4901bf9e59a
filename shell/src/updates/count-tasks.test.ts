import type { TelemetryEvent } from 'api-client';
import { telemetryBodySchema } from 'api-client/schemas';
import { taskDone } from 'federation/contract';
import { countTasks } from './count-tasks';

test('a task counts once in a document, for the version that runs in it', () => {
  const events: TelemetryEvent[] = [];
  countTasks({ add: (event) => void events.push(event) }, [{ name: 'careers', version: '1.4.0-ab12cd34' }]);
  taskDone('careers', 'application-sent');
  taskDone('careers', 'application-sent');
  taskDone('careers', 'alert-set');
  taskDone('events', 'application-sent');
  expect(events).toEqual([
    { kind: 'task', remote: 'careers', version: '1.4.0-ab12cd34', task: 'application-sent' },
    { kind: 'task', remote: 'careers', version: '1.4.0-ab12cd34', task: 'alert-set' },
  ]);
  expect(telemetryBodySchema.parse({ events }).events).toEqual(events);
});
