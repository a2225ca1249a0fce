import { checkDatabase, getHealth } from '@apiyard/api/contract/site/health';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { healthQuery } from './health-query.ts';
import { HealthScreen } from './HealthScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(query(getHealth, {}));
  return null;
}

export function Component() {
  const [isPaused, setPaused] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(healthQuery(isPaused));
  const check = useMutation({
    ...mutation(checkDatabase),
    // A failed start shows up in the refreshed data.
    onSettled: () => void refetch(),
  });
  return (
    <HealthScreen
      health={data ?? null}
      failure={error && { requestId: refusalOf(error).requestId }}
      isPaused={isPaused}
      isAsking={isFetching}
      nowMs={Date.now()}
      onPause={(paused) => {
        setPaused(paused);
        // Refreshes on return instead of waiting for the next interval.
        if (!paused) void refetch();
      }}
      onRefresh={() => void refetch()}
      onCheck={() => check.mutate({})}
    />
  );
}
