/** The order of the test files: what takes longest begins first, so that no worker is left alone with it at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that wait for a minute, start the product more than once, or look at all screens: longer than their size tells. */
const LONG = /\/e2e\/(alerts|attacks\/backup|start|kills|screens-\w+|keyboard-\w+)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
