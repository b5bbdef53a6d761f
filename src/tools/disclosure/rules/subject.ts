// Subjects of a sentence: our credit, or the price of something else. Patterns apply to shapes (quantities/shape.ts).

/** Words for borrowing, repaying, or our plan. */
export const credit =
  /\b(?:loans?|lend\w*|(?<!co-)borrow(?:s|ed|ing)?|borrowers|repay\w*|repaid|payback|pay\w* (?:[a-z]+ ){0,2}back|pa(?:y|ys|id|ying) (?:[a-z]+ ){0,2}off|financ(?:e|ed|es|ing)|refinanc\w*|installments?|aprs?|annual percentage|amortiz\w*|autopay|(?<!co-)payments?|interest[- ](?:free|only)|same as cash|(?:our|your|payment) plans?|plans? (?:from|starts?|starting))\b/;

/** Goods, services and income with a monthly price or rate of their own. */
const otherGoods =
  /\b(?:storage|stored?|storing|salar(?:y|ies)|wages?|stipends?|rent|membership|premiums?|subscription|medications?|insurance|deductible|co-?pays?|gym|childcare|daycare|therapy|massage|acupuncture|sessions?|grants?|(?:phone|health|meal|dental|data) plan|paychecks?|before tax)\b(?! (?:is |are )?included)/;
const otherVerbs =
  /\b(?:sav(?:e|es|ed|ing)|set(?:s)? aside|put(?:s)? away|earn(?:s|ed)?|donat\w*|gets?|receives?|gives?|gave|spen[dt]s?|match|raised|committed|contributed) (?:(?!(?:for|from|at) )[a-z]+ ){0,3}(?:MONEY|PERCENT)/;
const ours =
  /\b(?:loan|plan|payment|installment|bill|budget|ivf|iui|treatment|cycle|freezing|eggs?|financing|credit|it|that|this|which|you|we|your|i|they|all|total|members?|borrowers?|couples?|patients|most|finance|transfer)\b/;
const costs =
  /^(.*?)\b(?:costs?|is|are|was|were|averages?|charges?|bills|runs?|went|goes|takes?|pays|adds?|can be)\b(?:(?!MONEY).)*MONEY/;

/** Treatments, which have a monthly price only if a loan pays for them. */
const treatment = "(?:ivf|iui|egg freezing|freez\\w+ (?:your )?eggs)";
const monthlyTreatment = new RegExp(`\\b${treatment}\\b.*MONEY,? EVERY`);
const goodsBeforeTreatment = new RegExp(`^(?:(?!\\b${treatment}\\b).)*${otherGoods.source}`);
const goodsAfterAmount = new RegExp(`MONEY,? EVERY (?:for|of|in) (?:[a-z]+ )?${otherGoods.source}`);
const getTreatment = new RegExp(`\\bgets? ${treatment}\\b`);

/** Whether a sentence states the price of something other than our credit. */
export function isOtherPrice(sentence: string): boolean {
  if (credit.test(sentence) && !/\b(?:phone|health|meal|dental|data) plan\b/.test(sentence)) return false;
  const subject = costs.exec(sentence)?.[1]?.trim();
  const isOfGoods = goodsBeforeTreatment.test(subject ?? "") || goodsAfterAmount.test(sentence);
  const isOther = otherVerbs.test(sentence) && !getTreatment.test(sentence);
  if (monthlyTreatment.test(sentence) && !isOfGoods && !isOther) return false;
  if (otherGoods.test(sentence) || otherVerbs.test(sentence)) return true;
  return Boolean(subject) && !ours.test(subject!);
}

/** Months and years that people try, wait, store, keep or work: not the period in which a loan is repaid. */
const otherPeriods =
  /\b(?:try(?:ing)?|tried|wait\w*|stor(?:e|ed|age|ing)|frozen|pregnan\w*|membership|coaching|enroll\w*|appl(?:y|ications?)|re-?apply|expires?|retain\w*|records?|reports?|preceding|previous|past|last|notice|employ\w*|cycles?|trial|experience|history|before|valid|statements?|returns|sav(?:e|ed|ing)|lending|accounts?|address|remains?)\b/;
/** Words that make a period the time to repay, whatever else the sentence is about. */
const paidOver =
  /\bMONEY EVERY\b|\brepa(?:y|id|yment)\w*(?: [a-z]+){0,4} (?:over|in|for|across) |\bloan terms?\b|\bloans? (?:over|up to) PERIOD|PERIOD (?:loan|payment|repayment|financing|installment)|\bpa(?:y|id) (?:[a-z]+ ){0,3}off\b|\b(?:last|final) (?:payment|installment)\b/;

/** Whether a period near these words is about something other than repayment. */
export function isOtherPeriod(sentence: string, around: string): boolean {
  return isOtherPrice(sentence) || (otherPeriods.test(around) && !paidOver.test(sentence));
}

const otherRates =
  /\b(?:success|surviv\w*|pregnan\w*|fertiliz\w*|births?|born|implant\w*|stress|thaw\w*|miscarr\w*|retention|stay|eggs? (?!freezing)|embryos?|iui success|(?:credit|debit) cards?|payday|home equity|inflation|penalty|deductible|utilization|salary|income|tax|shares?|members? (?:get|would|save)|medication)\b/;

const ownRate =
  /\b(?:our (?:[a-z]+ )?(?:rates?|loans?|financing)|loans? (?:from|at)|rates from)\b(?:(?!PERCENT)[^.]){0,30} PERCENT/;
/** Whether a percentage is a rate of something other than our credit. */
export const isOtherRate = (sentence: string): boolean =>
  otherRates.test(sentence) && !ownRate.test(sentence);
