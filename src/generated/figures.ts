/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/** What a part is counted over. */
export type FigureOver = 'now' | 'ever' | 'today' | 'period' | 'whole_days' | 'days_before' | 'days_ago' | 'thirty_days' | 'month' | 'previous_month' | 'complete_months' | 'month_whole_days' | 'previous_month_same_days';

/** Some of the records that a figure is made of. */
export interface FigurePart {
  name: string;
  over: FigureOver;
  /** It is subtracted. */
  less?: boolean;
  /** The operation that lists the records. */
  opens?: string;
  /** The operation's query, with placeholders in braces. */
  query?: Readonly<Record<string, string>>;
  adds?: 'amount' | 'records' | 'players' | 'payments';
  /** Only records with these fields. */
  among?: Readonly<Record<string, string>>;
  /** Why no operation lists the records. */
  unlisted?: string;
}

export interface Figure {
  /** One sentence. */
  counts: string;
  /** Its lowest value. */
  least?: number;
  percent?: boolean;
  sum?: readonly FigurePart[];
  /** Together with `denominator`, instead of `sum`. */
  numerator?: readonly FigurePart[];
  denominator?: readonly FigurePart[];
}

/** Every figure by its schema and field. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  'DashboardStats.totalRevenue': {"counts":"Every fee that the company earned in the period, less the fees of withdrawals whose payment came back in it.","sum":[{"name":"Revenue","over":"period","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'DashboardStats.revenueChange': {"counts":"Revenue of the last full days, up to yesterday, compared with as many days before.","percent":true,"numerator":[{"name":"Revenue of the last whole days","over":"whole_days","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"},{"name":"Revenue of the days before","over":"days_before","less":true,"opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}],"denominator":[{"name":"Revenue of the days before","over":"days_before","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'DashboardStats.activeUsers': {"counts":"Every player who made a transaction in the period, in any status, counted once.","sum":[{"name":"Transactions of these players","over":"period","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"players"}]},
  'DashboardStats.userChange': {"counts":"Active users of the last full days, up to yesterday, compared with as many days before.","percent":true,"numerator":[{"name":"Players in the last whole days","over":"whole_days","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"players"},{"name":"Players in the days before","over":"days_before","less":true,"opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"players"}],"denominator":[{"name":"Players in the days before","over":"days_before","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"players"}]},
  'DashboardStats.totalTransactions': {"counts":"Every transaction that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'DashboardStats.transactionChange': {"counts":"Transactions of the last full days, up to yesterday, compared with as many days before.","percent":true,"numerator":[{"name":"Transactions of the last whole days","over":"whole_days","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"},{"name":"Transactions of the days before","over":"days_before","less":true,"opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}],"denominator":[{"name":"Transactions of the days before","over":"days_before","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'DashboardStats.pendingWithdrawals': {"counts":"Every withdrawal that awaits review now, whatever the period.","sum":[{"name":"Withdrawals that await review","over":"now","opens":"listWithdrawals","query":{"status":"pending_review"},"adds":"records"}]},
  'DashboardStats.withdrawalChange': {"counts":"The change of the queue from as many days ago, at this time of day, to now.","percent":true,"numerator":[{"name":"Withdrawals that await review","over":"now","opens":"listWithdrawals","query":{"status":"pending_review"},"adds":"records"},{"name":"Withdrawals that awaited review then","over":"days_ago","less":true,"unlisted":"No list has the queue of a past moment: it is the queue now, less those that have joined it since, plus those that have left it."}],"denominator":[{"name":"Withdrawals that awaited review then","over":"days_ago","unlisted":"No list has the queue of a past moment: it is the queue now, less those that have joined it since, plus those that have left it."}]},
  'TransactionMix.purchases': {"counts":"Every transaction of this type that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"type":"purchase","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'TransactionMix.transfers': {"counts":"Every transaction of this type that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"type":"transfer","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'TransactionMix.withdrawals': {"counts":"Every transaction of this type that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"type":"withdrawal","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'TransactionMix.currencySends': {"counts":"Every transaction of this type that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"type":"currency_send","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'TransactionMix.itemPurchases': {"counts":"Every transaction of this type that was made in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"type":"item_purchase","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'DashboardStats.todayRevenue': {"counts":"Every fee that the company earned today, less the fees of withdrawals whose payment came back today.","sum":[{"name":"Revenue","over":"today","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'DashboardStats.todayNewPlayers': {"counts":"Every player who joined today.","sum":[{"name":"New players","over":"today","opens":"listPlayers","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'DashboardStats.todayTransactions': {"counts":"Every transaction that was made today, in any status.","sum":[{"name":"Transactions","over":"today","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'DashboardStats.todayAvgTransaction': {"counts":"The amounts of the transactions that were made today, in any status, divided by their number.","numerator":[{"name":"Amounts of the transactions","over":"today","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"amount"}],"denominator":[{"name":"Number of the transactions","over":"today","opens":"listTransactions","query":{"date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'WithdrawalSummary.totalPending': {"counts":"Every withdrawal that awaits review now.","sum":[{"name":"Withdrawals that await review","over":"now","opens":"listWithdrawals","query":{"status":"pending_review"},"adds":"records"}]},
  'WithdrawalSummary.awaitingSecond': {"counts":"Every withdrawal about which a decision awaits a second person now.","sum":[{"name":"Withdrawals that await a second approval","over":"now","opens":"listWithdrawals","query":{"awaiting_second":"true"},"adds":"records"}]},
  'WithdrawalSummary.processingToday': {"counts":"Every withdrawal that was sent for payment today, counted once, whatever its status is now.","sum":[{"name":"Withdrawals that were sent","over":"today","opens":"listWithdrawals","query":{"step":"processing","step_from":"{from}"},"adds":"records"}]},
  'WithdrawalSummary.completedThisMonth': {"counts":"Every withdrawal that was paid in the last 30 days, counted once, whatever its status is now.","sum":[{"name":"Withdrawals that were paid","over":"thirty_days","opens":"listWithdrawals","query":{"step":"completed","step_from":"{from}"},"adds":"records"}]},
  'WithdrawalSummary.failureRate': {"counts":"Failed payments as a share of all finished payments. Retries count separately.","percent":true,"numerator":[{"name":"Payments that failed","over":"thirty_days","opens":"listWithdrawals","query":{"step":"failed","step_from":"{from}"},"adds":"payments"}],"denominator":[{"name":"Payments that failed","over":"thirty_days","opens":"listWithdrawals","query":{"step":"failed","step_from":"{from}"},"adds":"payments"},{"name":"Payments that were completed","over":"thirty_days","opens":"listWithdrawals","query":{"step":"completed","step_from":"{from}"},"adds":"payments"}]},
  'GameStats.revenue': {"counts":"Every fee that the company earned with the game in the period, less the fees of withdrawals whose payment came back in it.","sum":[{"name":"Revenue","over":"period","opens":"exportRevenue","query":{"entries":"revenue","game_id":"{game_id}","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'GameStats.transactions': {"counts":"Every transaction that was made in the game in the period, in any status.","sum":[{"name":"Transactions","over":"period","opens":"listTransactions","query":{"game_id":"{game_id}","date_from":"{from}","date_to":"{to}"},"adds":"records"}]},
  'GameStats.players': {"counts":"Every player who made a transaction in the game in the period, in any status, counted once.","sum":[{"name":"Transactions of these players","over":"period","opens":"listTransactions","query":{"game_id":"{game_id}","date_from":"{from}","date_to":"{to}"},"adds":"players"}]},
  'GameTopItem.sold': {"counts":"Every completed transaction of the period in which the item was bought.","sum":[{"name":"Completed transactions of the game","over":"period","opens":"listTransactions","query":{"game_id":"{game_id}","status":"completed","date_from":"{from}","date_to":"{to}"},"adds":"records","among":{"item_id":"{item_id}"}}]},
  'GameTopItem.sales': {"counts":"The amounts of the completed transactions of the period in which the item was bought.","sum":[{"name":"Completed transactions of the game","over":"period","opens":"listTransactions","query":{"game_id":"{game_id}","status":"completed","date_from":"{from}","date_to":"{to}"},"adds":"amount","among":{"item_id":"{item_id}"}}]},
  'RevenueBalance.total_available_usd': {"counts":"All revenue, less fees of withdrawals whose payment came back and less all payouts; never below 0.","least":0,"sum":[{"name":"Revenue and payouts","over":"ever","opens":"exportRevenue","query":{},"adds":"amount"}]},
  'RevenueBalance.total_records': {"counts":"The revenue records from which a payout of the whole balance would take.","sum":[{"name":"Revenue records","over":"now","unlisted":"No list has the records that are left: a payout takes the oldest first, and its own list names those that it took."}]},
  'RevenueBalance.owed_usd': {"counts":"What payouts took beyond all revenue that still stands; 0 while something is available.","least":0,"sum":[{"name":"Revenue and payouts","over":"ever","less":true,"opens":"exportRevenue","query":{},"adds":"amount"}]},
  'RevenueStatistics.total_lifetime_revenue': {"counts":"Every fee that the company ever earned, less the fees of withdrawals whose payment came back.","sum":[{"name":"Revenue","over":"ever","opens":"exportRevenue","query":{"entries":"revenue"},"adds":"amount"}]},
  'RevenueStatistics.total_paid_out': {"counts":"Every payout of company revenue that was ever made.","sum":[{"name":"Payouts","over":"ever","less":true,"opens":"exportRevenue","query":{"entries":"payouts"},"adds":"amount"}]},
  'RevenueOfType.total_amount': {"counts":"Every fee of this type that the company ever earned, less those of withdrawals whose payment came back.","sum":[{"name":"Revenue","over":"ever","opens":"exportRevenue","query":{"entries":"revenue","type":"{type}"},"adds":"amount"}]},
  'RevenueOfType.record_count': {"counts":"Every fee of this type that the company ever earned, also those that were reversed later.","sum":[{"name":"Fees","over":"ever","opens":"exportRevenue","query":{"entries":"revenue","type":"{type}"},"adds":"records","among":{"entry":"earned"}}]},
  'MonthlyRevenue.current_month': {"counts":"Every fee that the company earned this month, less the fees of withdrawals whose payment came back in it.","sum":[{"name":"Revenue","over":"month","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'MonthlyRevenue.previous_month': {"counts":"Every fee that the company earned in the month before, less the fees of withdrawals whose payment came back in it.","sum":[{"name":"Revenue","over":"previous_month","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
  'MonthlyRevenue.average': {"counts":"The revenue of the last twelve complete months, divided by their number; before there are twelve, by the number since the first revenue.","numerator":[{"name":"Revenue","over":"complete_months","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}],"denominator":[{"name":"Complete months","over":"complete_months","unlisted":"These are months and not records: they are counted from that of the first revenue, twelve at most."}]},
  'MonthlyRevenue.growth_rate': {"counts":"The change of revenue from the previous month to the current one, over the same whole days of both.","percent":true,"numerator":[{"name":"Revenue of this month","over":"month_whole_days","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"},{"name":"Revenue of the month before","over":"previous_month_same_days","less":true,"opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}],"denominator":[{"name":"Revenue of the month before","over":"previous_month_same_days","opens":"exportRevenue","query":{"entries":"revenue","date_from":"{from}","date_to":"{to}"},"adds":"amount"}]},
};
