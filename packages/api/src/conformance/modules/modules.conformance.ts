/** The calls that the sample layer answers in the browser. */
import * as kanban from '../../contract/modules/kanban.ts';
import * as sampleData from '../../contract/modules/sample-data.ts';
import * as shop from '../../contract/modules/shop.ts';
import * as shopOrders from '../../contract/modules/shop-orders.ts';
import { conformance, conformanceOf, expectOutput } from '../conformance.ts';
import { failsInternally } from './fails-internally.ts';
import { kanbanConformance } from './kanban.conformance.ts';
import { shopConformance } from './shop.conformance.ts';
import { shopOrdersConformance } from './shop-orders.conformance.ts';
import { expect } from 'vitest';

/** What their contract files export. */
export const sampleContracts = { ...kanban, ...sampleData, ...shop, ...shopOrders };

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

export const sampleConformance = conformance(
  resetConformance,
  kanbanConformance,
  shopConformance,
  shopOrdersConformance,
);
