step-eliminate = Streich { $spots }.
step-eliminate-domino = Streich { $domino } an { $numeral } Stellen: { $places }.
step-eliminate-many = Streich { $numeral } Stellen: { $spots }.
step-trial-lay-all = Leg nun alle Siegel und Lücken, die sich daraus ergeben.
filling-write = Schreib { $numbers }.
filling-cross-out = Streich { $numbers }.
