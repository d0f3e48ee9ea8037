import type { OpsQueueBoardPass } from '@chaos/shared/contract/ops';

/** The pass is handed over once, in a form and not in an address, and becomes a cookie there. */
export function openQueues({ pass }: OpsQueueBoardPass): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action: '/ops/queues', hidden: true });
  Object.assign(field, { type: 'hidden', name: 'pass', value: pass });
  form.append(field);
  document.body.append(form);
  form.submit();
}
