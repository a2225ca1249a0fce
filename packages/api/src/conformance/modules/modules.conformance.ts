/** The calls that the sample layer answers in the browser. */
import * as invoices from '../../contract/modules/invoices.ts';
import * as kanban from '../../contract/modules/kanban.ts';
import * as sampleData from '../../contract/modules/sample-data.ts';
import { conformance, conformanceOf, expectOutput } from '../conformance.ts';
import { failsInternally } from './fails-internally.ts';
import { invoicesConformance } from './invoices.conformance.ts';
import { kanbanConformance } from './kanban.conformance.ts';
import { expect } from 'vitest';

/** What their contract files export. */
export const sampleContracts = { ...invoices, ...kanban, ...sampleData };

const resetConformance = conformance(
  conformanceOf(sampleData.resetSampleData, [
    [
      'success',
      'restores the original data of a module',
      async (world) => {
        const original = (await world.send(kanban.getBoard, {})).body;
        await world.send(kanban.addColumn, { categoryName: 'Review' });
        const reset = await world.send(sampleData.resetSampleData, { module: 'kanban' });
        expectOutput(sampleData.resetSampleData, reset);
        expect((await world.send(kanban.getBoard, {})).body).toEqual(original);
      },
    ],
  ]),
  failsInternally(sampleData.resetSampleData, { module: 'kanban' }),
);

export const sampleConformance = conformance(resetConformance, invoicesConformance, kanbanConformance);
