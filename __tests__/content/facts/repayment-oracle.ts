// An independent oracle for src/content/facts/repayment.ts: big integers only, and no formula for the payment.
//
// With A = (1 + r)^n and S = 1 + (1 + r) + ... + (1 + r)^(n-1), a payment p leaves a balance of P A - p S after the term. The
// balance falls as p grows, so p is the exact payment rounded half up if the balance is >= 0 for p - 1/2 and < 0 for p + 1/2.
// A and S depend only on the rate, so each amount costs two multiplications.
//
// The schedules of all amounts are computed side by side in one big integer with a lane of bits for each: 60 steps for a rate
// instead of 60 for each amount.

/** The divisor from hundredths of a percent a year to a monthly rate. */
const parts = 100n * 100n * 12n;
const laneBits = 96n;
/** Division by d is a multiplication by 2^shift / d, rounded up: exact while x * d < 2^shift (here 2^35 * 2^18). */
const shift = 60n;
const reciprocal = (1n << shift) / (2n * parts) + 1n;

const pack = (values: readonly bigint[]): bigint =>
  values.reduceRight((lanes, value) => (lanes << laneBits) | value, 0n);

function unpack(lanes: bigint, count: number): bigint[] {
  const mask = (1n << laneBits) - 1n;
  return Array.from({ length: count }, (_, at) => (lanes >> (BigInt(at) * laneBits)) & mask);
}

/** Whether each payment is the exact one, rounded half up. Cents; hundredths of a percent a year; months. */
export function arePayments(
  principals: readonly bigint[],
  payments: readonly bigint[],
  rate: bigint,
  months: number,
): boolean[] {
  // A and S, both times parts^n.
  let [a, s, one] = [1n, 0n, 1n];
  for (let month = 0; month < months; month += 1) {
    s = s * (parts + rate) + one * parts;
    a *= parts + rate;
    one *= parts;
  }
  return principals.map((principal, at) => {
    const owed = 2n * principal * a;
    return owed >= (2n * payments[at]! - 1n) * s && owed < (2n * payments[at]! + 1n) * s;
  });
}

/** The sum of each loan's payments, in cents. Interest is rounded half up each month; the last payment settles the rest. */
export function totals(
  principals: readonly bigint[],
  payments: readonly bigint[],
  rate: bigint,
  months: number,
): bigint[] {
  const count = principals.length;
  const half = pack(Array<bigint>(count).fill(parts));
  const whole = pack(Array<bigint>(count).fill((1n << (laneBits - shift)) - 1n));
  // floor(balance * rate / parts + 1/2)
  const interest = (balances: bigint) => (((2n * rate * balances + half) * reciprocal) >> shift) & whole;
  const each = pack(payments);
  let balances = pack(principals);
  for (let month = 1; month < months; month += 1) balances += interest(balances) - each;
  const last = unpack(balances + interest(balances), count);
  return last.map((rest, at) => payments[at]! * BigInt(months - 1) + rest);
}
