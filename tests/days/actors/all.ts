import type { Actor } from '../actor.ts';
import { administrators } from './administrators.ts';
import { auditor } from './auditor.ts';
import { bank } from './bank.ts';
import { catalogue } from './catalogue.ts';
import { compliance } from './compliance.ts';
import { consoleOperator } from './console.ts';
import { desk } from './desk.ts';
import { erasers } from './erasers.ts';
import { finance } from './finance.ts';
import { foreignCursors } from './foreign-cursors.ts';
import { managers } from './managers.ts';
import { operator } from './operator.ts';
import { platform } from './platform.ts';
import { outsiders, readers } from './readers.ts';
import { reconciler } from './reconciler.ts';
import { reviewers } from './reviewers.ts';
import { secondPeople } from './second-people.ts';
import { secondSteps } from './second-steps.ts';
import { secondThoughts } from './second-thoughts.ts';
import { signIns } from './sign-ins.ts';
import { statementKeeper } from './statement-keeper.ts';
import { takeovers } from './takeovers.ts';
import { webhooks } from './webhooks.ts';
import { writers } from './writers.ts';

/** Everybody who takes part in a day. */
export const ACTORS: readonly Actor[] = [
  reviewers,
  secondThoughts,
  secondPeople,
  desk,
  finance,
  reconciler,
  statementKeeper,
  catalogue,
  auditor,
  writers,
  readers,
  outsiders,
  administrators,
  managers,
  takeovers,
  signIns,
  webhooks,
  compliance,
  platform,
  bank,
  operator,
  consoleOperator,
  secondSteps,
  foreignCursors,
  erasers,
];
