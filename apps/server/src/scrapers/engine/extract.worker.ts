/** The worker thread of extraction. Caches compiled definitions. */
import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { taskStarted } from '../../task-started.ts';
import { extractWith, planOf } from './extract.ts';
import type { ExtractionTask } from './extract-in-worker.ts';
import type { Extraction } from './extraction.ts';
import type { Plan } from './plan.ts';

const plansMax = 100;
/** By the definition's JSON, the longest unused first. */
const plans = new Map<string, Plan | string>();

export default function extractHere({ definition, page, params, look, started }: ExtractionTask): Extraction {
  taskStarted({ started });
  const plan = knownPlan(definition);
  if (typeof plan === 'string')
    return { result: null, exact: [], failure: plan, next: null, trace: [], hints: [], fields: [], page: null };
  return extractWith(plan, page, params, { look });
}

function knownPlan(text: string): Plan | string {
  const plan = plans.get(text) ?? planOf(JSON.parse(text) as ScraperDefinition);
  plans.delete(text);
  plans.set(text, plan);
  const oldest = plans.size > plansMax ? plans.keys().next().value : undefined;
  if (oldest !== undefined) plans.delete(oldest);
  return plan;
}
