step-strike = Streich { $spots }.
step-strike-stone = Streich { $stone } an { $numeral } Stellen: { $places }.
step-strike-many = Streich { $numeral } Stellen: { $spots }.
step-trial-lay-all = Leg nun alle Siegel und Lücken, die sich daraus ergeben.
filling-write = Schreib { $numbers }.
filling-cross-out = Streich { $numbers }.
