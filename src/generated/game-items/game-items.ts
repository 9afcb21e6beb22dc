/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ExportGameItemsParams
} from '../model/exportGameItemsParams.ts';

import type {
  ExportsBusyResponse
} from '../model/exportsBusyResponse.ts';

import type {
  ForbiddenResponse
} from '../model/forbiddenResponse.ts';

import type {
  GameItemList
} from '../model/gameItemList.ts';

import type {
  Id
} from '../model/id.ts';

import type {
  InternalServerErrorResponse
} from '../model/internalServerErrorResponse.ts';

import type {
  NotFoundResponse
} from '../model/notFoundResponse.ts';

import type {
  ServiceUnavailableResponse
} from '../model/serviceUnavailableResponse.ts';

import type {
  TooManyRequestsResponse
} from '../model/tooManyRequestsResponse.ts';

import type {
  UnauthorizedResponse
} from '../model/unauthorizedResponse.ts';

import type {
  UnprocessableContentResponse
} from '../model/unprocessableContentResponse.ts';

import { http } from '../../api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * All items of the game, also those that are not active or not visible, by `sort_order` and then by name.
 * @summary List the items of a game
 */
export const listGameItems = (
    gameId: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GameItemList>(
      {answer: listGameItemsAnswer, url: `/api/v1/game-items/admin/list/${encodeURIComponent(String(gameId))}`, method: 'GET', signal
    },
      options);
    }




export const getListGameItemsQueryKey = (gameId: Id,) => {
    return [
    'api','v1','game-items','admin','list',gameId
    ] as const;
    }


export const getListGameItemsQueryOptions = <TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGameItemsQueryKey(gameId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGameItems>>> = ({ signal }) => listGameItems(gameId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: gameId !== null && gameId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGameItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listGameItems>>>
export type ListGameItemsQueryError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse


export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 gameId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameItems>>,
          TError,
          Awaited<ReturnType<typeof listGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGameItems>>,
          TError,
          Awaited<ReturnType<typeof listGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items of a game
 */

export function useListGameItems<TData = Awaited<ReturnType<typeof listGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ServiceUnavailableResponse>(
 gameId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGameItemsQueryOptions(gameId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Items as CSV (RFC 4180, UTF-8) with a header row, by game and in the order of its shop. The columns are the fields of a record of `POST /api/platform/items`, which `POST /api/admin/imports/items` reads back to the same records. `updated_at` is the record's version by the platform's clock, or the time of its last change where the platform never sent it. A text that a spreadsheet would take for a formula has an apostrophe before it, which an import takes off. Who exported how many rows is in the audit log.
 * @summary Download items as CSV
 */
export const exportGameItems = (
    params?: ExportGameItemsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {area: 'game-items', beyond: 'call', url: `/api/admin/exports/items`, method: 'GET',
        params, signal
    },
      options);
    }




export const getExportGameItemsQueryKey = (params?: ExportGameItemsParams,) => {
    return [
    'api','admin','exports','items', ...(params ? [params] : [])
    ] as const;
    }


export const getExportGameItemsQueryOptions = <TData = Awaited<ReturnType<typeof exportGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(params?: ExportGameItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportGameItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportGameItems>>> = ({ signal }) => exportGameItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportGameItemsQueryResult = NonNullable<Awaited<ReturnType<typeof exportGameItems>>>
export type ExportGameItemsQueryError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse


export function useExportGameItems<TData = Awaited<ReturnType<typeof exportGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params: undefined |  ExportGameItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportGameItems>>,
          TError,
          Awaited<ReturnType<typeof exportGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportGameItems<TData = Awaited<ReturnType<typeof exportGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGameItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportGameItems>>,
          TError,
          Awaited<ReturnType<typeof exportGameItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportGameItems<TData = Awaited<ReturnType<typeof exportGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGameItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download items as CSV
 */

export function useExportGameItems<TData = Awaited<ReturnType<typeof exportGameItems>>, TError = UnauthorizedResponse | ForbiddenResponse | UnprocessableContentResponse | TooManyRequestsResponse | InternalServerErrorResponse | ExportsBusyResponse>(
 params?: ExportGameItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportGameItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportGameItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







const listGameItemsAnswer = [
  '0',
  '![1 items',
  '!i item_id game_id;!s item_name item_color item_type item_category item_rarity;!?u price_usd;?u original_price_usd;?f discount_percentage;!?n currency_amount;?n bonus_amount max_purchases_per_player max_purchases_per_day;?s display_name display_subtitle display_tag display_getting image_url icon_url thumbnail_url available_from available_until;!b is_limited_time is_featured is_best_value is_most_popular is_active is_visible;!n sort_order;s updated_at',
];
